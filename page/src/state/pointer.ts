/** Whether the pointer of this device cannot hover: then what hovering shows must be had by a tap. */
import { MediaQuery } from "svelte/reactivity";

export const touch = new MediaQuery("(hover: none)");
