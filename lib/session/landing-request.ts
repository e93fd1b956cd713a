import { type AppParams, storedToken } from './app-params';
import { endArrival } from './arrival';
import type { createDepartures, Departure } from './departures';
import type { Framing } from './framing';
import type { SafeStorage } from './storage';

/** A token from the landing URL. The platform hasn't said yet whose it is. */
interface Offer {
  token: string;
  /** This browser left for this sign-in, the user agreed to it, or an allowlisted parent brought it. */
  consented: boolean;
}

interface LandingRequestConfig {
  params: Pick<AppParams, 'cleared' | 'nonce' | 'offeredToken'>;
  storage: Pick<SafeStorage, 'removeMark' | 'token' | 'tokens'>;
  framing: Framing;
  departures: Pick<ReturnType<typeof createDepartures>, 'end' | 'isReturn'>;
}

export interface LandingRequest {
  /** The stored token, after a sign-out that needs no question. */
  storedBefore: string | null;
  offer(): Offer | null;
  /** The offer, unless its token is the one in use. */
  offerOtherThan(inUse: string | null): Offer | null;
  /** Whether the URL asks to sign out the current user, who hasn't been asked. */
  asksToSignOut(): boolean;
  consentTo(token: string): void;
  /** Forgets the request in this page, in this tab's marks, and its nonce. */
  end(): void;
}

/**
 * What the landing URL asks of the session: to sign in with its token, or to sign out. Signs out at once
 * where that needs no consent; everything else waits for the platform's answer.
 */
export function createLandingRequest(config: LandingRequestConfig): LandingRequest {
  const { params, storage, framing, departures } = config;
  const isListed = framing === 'listed';
  const isWanted = (departure: Departure) =>
    isListed || departures.isReturn(departure, params.nonce);

  let signsOut = params.cleared && (isListed || params.offeredToken === null);
  if (signsOut && isWanted('logout')) storage.tokens.clear();
  const storedBefore = storedToken(storage);
  // In a frame of an unknown origin, a question invites clickjacking.
  signsOut = signsOut && storedBefore !== null && framing !== 'foreign';
  let offer: Offer | null = null;
  if (params.offeredToken !== null && params.offeredToken !== storedBefore) {
    offer = { token: params.offeredToken, consented: isWanted('login') };
  }

  function end(): void {
    offer = null;
    signsOut = false;
    endArrival(storage);
    departures.end(params.nonce);
  }

  if (offer === null && !signsOut) end();
  return {
    storedBefore,
    offer: () => offer,
    offerOtherThan: (inUse) => (offer?.token === inUse ? null : offer),
    asksToSignOut: () => signsOut,
    consentTo(token) {
      offer = { token, consented: true };
    },
    end,
  };
}
