import { mount } from "svelte";
import App from "./App.svelte";
import { beginWork } from "./state/offline";
import "./style.css";

const target = document.getElementById("page");
if (target !== null) mount(App, { target });
beginWork();
