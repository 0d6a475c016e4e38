/** What is printed on boards, tiles and cards. */
import { facesOf } from "../faces";
import type { EnemyFace, Faces } from "./faces";
import type { Names } from "../../words/reader";
import { faceOf as chronosFaceOf } from "./chronos/printed";

export const faceOf = facesOf<Faces>();

/** Whom one fights: a Hero, a Clash, an Avatar; null for whoever has its own board. */
export function enemyOf(enemy: string, things: Names): EnemyFace | null {
  if (enemy.startsWith("hero/")) return faceOf("hero", enemy, things).enemy;
  if (enemy.startsWith("quest/")) return faceOf("quest", enemy, things).enemy;
  if (enemy.startsWith("avatar/")) return chronosFaceOf("avatar", enemy, things).enemy;
  return null;
}
