/** What operators ask for over HTTP, with their key. */
import { answered } from "./http";
import type { Count, OperatorShown, OperatorView, Ordering, Reports } from "./messages";

export class Operator {
  constructor(
    private readonly key: string,
    private readonly language: () => string,
  ) {}

  view = (stage: string, idle: number): Promise<OperatorView> =>
    this.#json(`/api/operator/tables?stage=${stage}&idle=${idle}`);
  show = (table: string): Promise<OperatorShown> => this.#json(`/api/operator/tables/${table}`);
  remove = (tables: readonly string[]): Promise<Count> => this.#post("remove", { tables });
  ban = (who: string, days: number, why: string): Promise<Count> => this.#post("ban", { who, days, why });
  unban = (who: string): Promise<Count> => this.#post("unban", { who });
  reports = (): Promise<Reports> => this.#json("/api/operator/reports");
  settle = (report: string): Promise<Count> => this.#post("settle", { report });
  order = (wanted: Ordering): Promise<Count> => this.#post("order", wanted);
  old = (): Promise<Count> => this.#post("expire", { dry_run: true });
  expire = (): Promise<Count> => this.#post("expire", { dry_run: false });
  move = (target: string): Promise<Count> => this.#post("move", { target });
  record = (table: string): Promise<Blob> => this.#file(`/api/operator/tables/${table}/record`);
  backup = (): Promise<Blob> => this.#file("/api/operator/backup");

  async restore(file: Blob): Promise<Count> {
    const request = { method: "POST", body: file, headers: this.#headers("application/gzip") };
    return (await (await answered("/api/operator/restore", request, this.language())).json()) as Count;
  }

  #headers(kind = "application/json"): Record<string, string> {
    return { Authorization: `Bearer ${this.key}`, "Content-Type": kind };
  }

  async #json<T>(path: string): Promise<T> {
    return (await (await answered(path, { headers: this.#headers() }, this.language())).json()) as T;
  }

  async #file(path: string): Promise<Blob> {
    return (await answered(path, { headers: this.#headers() }, this.language())).blob();
  }

  async #post(path: string, body: unknown): Promise<Count> {
    const request = { method: "POST", body: JSON.stringify(body), headers: this.#headers() };
    return (await (await answered(`/api/operator/${path}`, request, this.language())).json()) as Count;
  }
}
