import { maxAgeMs } from './confirmed';
import { maxOfferAgeMs } from './policy';

/** A link's token, which `isOver` a stored one, or was agreed to. */
interface Offered {
  token: string;
  isOver: boolean;
  isAgreed: boolean;
  at: number;
}

/** What a tab shows and keeps, as spec.md describes it, with what it may remember for five minutes. */
export class TabModel {
  user: string | null = null;
  error: string | null = null;
  /** The token that the page asks about. */
  question: string | null = null;
  offer: Offered | null = null;
  /** The link that the tab keeps from page to page until it's handled. */
  landing: Offered | null = null;
  confirmed: { token: string | null; user: string | null; at: number } | null = null;
  /** Whether the page shows what an earlier one was told. */
  isRemembered = false;
  /** When the page was loaded, in milliseconds. */
  visitedAt = 0;
  /** Whether another tab has stored the token. */
  isAdopted = false;
}

/** A browser whose tabs share a token, and its platform. */
export class BrowserModel {
  readonly tabs: readonly TabModel[];
  token: string | null = null;
  isDown = false;
  /** At most. */
  requests = 0;
  readonly #users: Readonly<Record<string, string>>;

  /** @param users by token; the caller changes whom the platform accepts */
  constructor(count: number, users: Readonly<Record<string, string>>) {
    this.tabs = Array.from({ length: count }, () => new TabModel());
    this.#users = users;
  }

  visit(tab: TabModel, { isReload = false, link = null as string | null } = {}): void {
    const isOver = this.token !== null;
    if (link !== null) tab.landing = { token: link, isOver, isAgreed: false, at: Date.now() };
    const { landing, confirmed } = tab;
    tab.visitedAt = Date.now();
    Object.assign(tab, { user: null, error: null, question: null, isAdopted: false });
    tab.offer = landing;
    const isFresh = confirmed?.token === this.token && Date.now() - confirmed.at < maxAgeMs;
    tab.isRemembered = isFresh && landing === null && !isReload;
    if (tab.isRemembered) tab.user = confirmed?.user ?? null;
    else this.#check(tab);
  }

  /** The user agrees to what the tab asks. */
  agree(tab: TabModel): void {
    const { question } = tab;
    if (question === null) return;
    tab.question = null;
    tab.offer = { token: question, isOver: true, isAgreed: true, at: Date.now() };
    this.#check(tab);
  }

  /** Other tabs notice only if there's a token. */
  signOut(by: TabModel): void {
    const ended = this.token === null ? [by] : this.tabs;
    this.token = null;
    for (const tab of ended) {
      this.#forget(tab);
      Object.assign(tab, { user: null, question: null, confirmed: null, isRemembered: false });
    }
  }

  /** A page that shows what an earlier one was told asks when the five minutes are over. */
  pass(ms: number): void {
    const dueOf = (tab: TabModel) => (tab.confirmed?.at ?? 0) + maxAgeMs;
    // Of two that are due at once, the older page is the first.
    const inOrder = this.tabs.toSorted((a, b) => dueOf(a) - dueOf(b) || a.visitedAt - b.visitedAt);
    for (const tab of inOrder) {
      const due = dueOf(tab);
      if (!tab.isRemembered || tab.user === null || Date.now() + ms < due) continue;
      this.#check(tab);
      if (tab.confirmed !== null && !this.isDown) tab.confirmed.at = due;
    }
  }

  /** `null` is no answer, `false` a refusal. */
  #ask(token: string | null): { user: string | null } | null | false {
    this.requests += (token === null ? 1 : 2) * (this.isDown ? 2 : 1);
    if (this.isDown) return null;
    const user = token === null ? null : this.#users[token];
    return user === undefined ? false : { user };
  }

  #check(tab: TabModel): void {
    tab.isRemembered = false;
    const { offer } = tab;
    const isOld = offer !== null && Date.now() - offer.at >= maxOfferAgeMs;
    if (isOld || offer?.token === this.token) this.#forget(tab);
    const isFree = this.token === null && tab.offer?.isOver === false;
    if (tab.offer !== null && (isFree || tab.offer.isAgreed)) this.#checkOffer(tab, tab.offer);
    else this.#checkToken(tab);
  }

  #checkOffer(tab: TabModel, { token }: Offered): void {
    const answer = this.#ask(token);
    if (answer === false) this.#forget(tab);
    if (answer) {
      this.#forget(tab);
      this.#show(tab, answer.user, token);
      this.#store(tab, token);
    } else if (this.token !== null) this.#checkToken(tab);
    else this.#fail(tab, answer);
  }

  #checkToken(tab: TabModel): void {
    const answer = this.#ask(this.token);
    if (answer) {
      this.#show(tab, answer.user, this.token);
      this.#askUser(tab);
    } else if (answer === null || tab.isAdopted) this.#fail(tab, answer);
    else this.#reject(tab);
  }

  #reject(tab: TabModel): void {
    const { offer, landing } = tab;
    this.signOut(tab);
    if (offer === null) this.#fail(tab, false);
    else {
      Object.assign(tab, { offer, landing });
      this.#check(tab);
    }
  }

  #askUser(tab: TabModel): void {
    const { offer } = tab;
    if (offer === null || offer.isAgreed) return;
    this.requests += 1;
    this.#forget(tab);
    const other = this.#users[offer.token];
    if (other === undefined) {
      if (this.token === null) this.#checkToken(tab);
    } else if (other === tab.user) this.#store(tab, offer.token);
    else tab.question = offer.token;
  }

  #show(tab: TabModel, user: string | null, token: string | null): void {
    Object.assign(tab, { user, error: null, confirmed: { token, user, at: Date.now() } });
  }

  /** Without an answer, a page keeps showing its user. */
  #fail(tab: TabModel, answer: null | false): void {
    tab.error = answer === null ? 'unknown' : 'auth_required';
    if (answer === null && tab.user !== null) return;
    Object.assign(tab, { user: null, confirmed: null });
  }

  #store(tab: TabModel, token: string): void {
    this.token = token;
    tab.isAdopted = false;
    if (tab.confirmed !== null) tab.confirmed.token = token;
    for (const other of this.tabs) {
      if (other === tab) continue;
      Object.assign(other, { user: null, question: null, isAdopted: true });
      if (other.offer !== null) other.offer = { ...other.offer, isOver: true };
      this.#check(other);
    }
  }

  #forget(tab: TabModel): void {
    Object.assign(tab, { offer: null, landing: null });
  }
}
