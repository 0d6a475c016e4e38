// A bot in JavaScript, as docs/bot-protocol.md has it: node examples/bots/builder.js
//
// In Ephyran it builds a zone whenever it can, in other games it takes the first option that is no refusal.
"use strict";

const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const LIKES = ["add/", "play/", "exchange/", "draw/discard"];
const SHUNS = ["stop", "decline", "pass", "end", "leave"];

function pick(options) {
  for (const like of LIKES) {
    const found = options.find((option) => option.key.startsWith(like));
    if (found) return found;
  }
  return options.find((option) => !SHUNS.includes(option.key.split("/")[0])) ?? options[0];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "builder", wants: [] });
  if (message.type === "ask") say({ type: "answer", number: message.number, key: pick(message.options).key });
});
