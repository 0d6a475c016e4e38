/** A lyre, plucked: two notes that say it is your turn. Made here, so that there is nothing to load. */

let context: AudioContext | null = null;

export function pluck(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    [392, 587.33].forEach((pitch, index) => note(context as AudioContext, pitch, index * 0.13));
  } catch {
    // a device without sound
  }
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const [string, body] = [audio.createOscillator(), audio.createGain()];
  string.type = "triangle";
  string.frequency.value = pitch;
  body.gain.setValueAtTime(0, start);
  body.gain.linearRampToValueAtTime(0.16, start + 0.008);
  body.gain.exponentialRampToValueAtTime(0.0008, start + 1.1);
  string.connect(body).connect(audio.destination);
  string.start(start);
  string.stop(start + 1.2);
}
