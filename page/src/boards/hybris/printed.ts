/** What is printed on boards, tiles and cards. */
import { facesOf } from "../faces";
import type { EnemyFace, Faces } from "./faces";
import type { Names } from "../../words/reader";

export const faceOf = facesOf<Faces>();

/** Whom one fights: a Hero, or a Clash. */
export function enemyOf(enemy: string, things: Names): EnemyFace | null {
  if (enemy.startsWith("hero/")) return faceOf("hero", enemy, things).enemy;
  if (enemy.startsWith("quest/")) return faceOf("quest", enemy, things).enemy;
  return null;
}
