import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { maxAgeMs } from './confirmed';
import type { Tab } from './testing-browser';
import { setUpVisits } from './testing-visits';

const { browse, platform } = setUpVisits();

type Step = 'visit' | 'wait' | 'sign in' | 'sign out' | 'outage' | 'recovery';

/** A tab as spec.md describes it, with what it may remember for five minutes. */
class Model {
  user: string | null = null;
  error: string | null = null;
  maxRequests = 0;
  isDown = false;
  #hasToken = false;
  #hasOffer = false;
  #confirmedAt: number | null = null;
  #isRemembered = false;

  #check(): void {
    const hasToken = this.#hasToken || this.#hasOffer;
    this.maxRequests += (hasToken ? 2 : 1) * (this.isDown ? 2 : 1);
    this.error = this.isDown ? 'unknown' : null;
    if (this.isDown) return;
    this.#hasToken = hasToken;
    this.#hasOffer = false;
    this.user = hasToken ? 'Otto' : null;
    this.#confirmedAt = Date.now();
  }

  visit(isSignIn = false): void {
    this.#hasOffer ||= isSignIn && !this.#hasToken;
    const at = this.#confirmedAt;
    const isFresh = at !== null && Date.now() - at < maxAgeMs;
    this.#isRemembered = isFresh && !this.#hasOffer && !isSignIn;
    this.error = null;
    if (this.#isRemembered) return;
    this.user = null;
    this.#confirmedAt = null;
    this.#check();
  }

  /** A page that shows what an earlier one was told asks when the five minutes are over. */
  pass(ms: number): void {
    const due = (this.#confirmedAt ?? 0) + maxAgeMs;
    if (!this.#isRemembered || this.user === null || Date.now() + ms < due) return;
    this.#isRemembered = false;
    this.#check();
    if (!this.isDown) this.#confirmedAt = due;
  }

  signOut(): void {
    this.user = null;
    this.#hasToken = false;
    this.#hasOffer = false;
    this.#confirmedAt = null;
    this.#isRemembered = false;
  }
}

async function play(steps: readonly Step[], tab: Tab, model: Model): Promise<void> {
  for (const step of steps) {
    if (step === 'outage' || step === 'recovery') {
      model.isDown = step === 'outage';
      platform().mode = model.isDown ? 'down' : 'fine';
    }
    if (step === 'visit' || step === 'sign in') {
      model.visit(step === 'sign in');
      tab.go(step === 'visit' ? '/ISO' : '/About?access_token=of-otto');
    }
    if (step === 'sign out') {
      model.signOut();
      tab.page().logout(false);
    }
    const ms = step === 'wait' ? 361_000 : 31_000;
    model.pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
    const { user, error } = tab.outcome();
    expect({ user, error }).toEqual({ user: model.user, error: model.error });
    const requests = platform().calls.filter(({ request }) => request.startsWith('GET'));
    expect(requests.length).toBeLessThanOrEqual(model.maxRequests);
  }
}

test('a thousand histories of a tab show who the platform has confirmed, with as few requests', async () => {
  const step = fc.constantFrom<Step[]>(
    ...(['visit', 'visit', 'wait', 'sign in', 'sign out', 'outage', 'recovery'] as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      platform().mode = 'fine';
      platform().calls = [];
      const model = new Model();
      model.visit();
      const browser = browse();
      await play(['recovery', ...steps], browser.open('/'), model);
      browser.close();
    }),
    { numRuns: 1000 },
  );
}, 60_000);
