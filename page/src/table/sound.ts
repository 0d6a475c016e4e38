/** A lyre and a drum: what is heard at the table. Made here, so that there is nothing to load. */

/** What sounds: it is your turn, somebody has won a fight, something is near, the game is over. */
export type Deed = "turn" | "fight" | "alarm" | "end";

interface Note {
  readonly pitch: number; // in hertz
  readonly after: number; // seconds from the first
  readonly lasts: number;
}
const plucked = (...pitches: number[]): Note[] =>
  pitches.map((pitch, index) => ({ pitch, after: index * 0.13, lasts: 1.1 }));

export const NOTES: Readonly<Record<Deed, readonly Note[]>> = {
  turn: plucked(392, 587.33),
  fight: [
    { pitch: 98, after: 0, lasts: 0.35 },
    { pitch: 98, after: 0.16, lasts: 0.35 },
    { pitch: 73.42, after: 0.32, lasts: 0.6 },
  ],
  alarm: plucked(659.25, 659.25),
  end: plucked(392, 493.88, 587.33, 783.99),
};
const LOUDEST = 0.3; // of what a device can give: several strings sound at once

let context: AudioContext | null = null;

/** Let it sound; `volume` from 0, which is silence, to 100. Nothing may sound before somebody has touched the page. */
export function play(deed: Deed, volume: number): void {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  try {
    const audio = (context ??= new AudioContext());
    void audio.resume();
    for (const note of NOTES[deed]) strike(audio, note, (LOUDEST * volume) / 100);
  } catch {
    // a device without sound
  }
}

function strike(audio: AudioContext, { pitch, after, lasts }: Note, loud: number): void {
  const start = audio.currentTime + after;
  const [string, body] = [audio.createOscillator(), audio.createGain()];
  string.type = "triangle";
  string.frequency.value = pitch;
  body.gain.setValueAtTime(0, start);
  body.gain.linearRampToValueAtTime(loud, start + 0.008);
  body.gain.exponentialRampToValueAtTime(0.0008, start + lasts);
  string.connect(body).connect(audio.destination);
  string.start(start);
  string.stop(start + lasts + 0.1);
}
