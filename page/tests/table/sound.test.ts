/** What is heard at the table. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { play, type Deed } from "../../src/table/sound";

const struck: { pitch: number; loud: number }[] = [];

class Silent {
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createOscillator() {
    const string = {
      frequency: { value: 0 },
      connect: (body: { loud: number }) => (struck.push({ pitch: string.frequency.value, loud: body.loud }), body),
      start: () => undefined,
      stop: () => undefined,
    };
    return string;
  }
  createGain() {
    const body = {
      loud: 0,
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (loud: number) => (body.loud = loud),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: () => undefined,
    };
    return body;
  }
}

const heard = (deed: Deed, volume: number) => {
  struck.length = 0;
  play(deed, volume);
  return [...struck];
};

const touched = (hasBeenActive: boolean) => vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });

beforeEach(() => {
  vi.stubGlobal("AudioContext", Silent);
  touched(true);
});

describe("a sound", () => {
  it("is another for each deed", () => {
    const deeds: Deed[] = ["turn", "fight", "alarm", "end"];
    const all = deeds.map((deed) => heard(deed, 50).map(({ pitch }) => pitch));
    expect(new Set(all.map((pitches) => pitches.join(" "))).size).toBe(4);
  });

  it("is as loud as somebody has set it, and none at 0", () => {
    const [soft, loud] = [heard("turn", 25), heard("turn", 100)];
    expect((loud[0]?.loud ?? 0) / (soft[0]?.loud ?? 1)).toBeCloseTo(4);
    expect(heard("turn", 0)).toEqual([]);
  });

  it("waits until somebody has touched the page", () => {
    touched(false);
    expect(heard("alarm", 50)).toEqual([]);
  });
});
