/** Where in the page one is. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The parts of the path: `["t", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "");
  }

  get(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  /** Links within the page are followed without loading it again. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hash !== "") return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
