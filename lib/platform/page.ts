/** What the client may know and do of the page it runs in. */
export interface Page {
  /** The current address, without secrets: it goes out with each request. */
  address(): string;
  navigate(url: string): void;
}
