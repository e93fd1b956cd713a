import { type AppParams, storedToken } from './app-params';
import type { Framing } from './framing';
import { clearSignInParams } from './landing-url';
import type { createRedirectNonce, RedirectKind } from './redirect-nonce';
import type { SafeStorage } from './storage';

/** A token from the landing URL. It isn't known yet whose it is. */
export interface Offer {
  token: string;
  /** This browser started this sign-in, the user agreed to it, or an allowlisted parent provided it. */
  hasConsent: boolean;
}

interface LandingRequestConfig {
  params: Pick<AppParams, 'hasClearParam' | 'hasTokenParam' | 'nonce' | 'offeredToken'>;
  storage: Pick<SafeStorage, 'removeTabItem' | 'token' | 'tokenStorage'>;
  framing: Framing;
  redirectNonce: Pick<ReturnType<typeof createRedirectNonce>, 'invalidate' | 'isValid'>;
}

export interface LandingRequest {
  /** The stored token, after any sign-out that needs no consent. */
  initialToken: string | null;
  /** Whether the URL asks to start signed out and no token is stored. */
  startsSignedOut: boolean;
  /** Whether the visit counts as a return from the sign-in page. */
  returnsFromLogin: boolean;
  offer(): Offer | null;
  /** Whether the URL asks to sign out the current user, and the user hasn't been asked yet. */
  asksToSignOut(): boolean;
  consentTo(token: string): void;
  /** Drops the request and its nonce, in memory and in sessionStorage. */
  discard(): void;
}

/**
 * What the landing URL asks for: to sign in with its token, or to sign out. Signs out at once if that
 * needs no consent; everything else waits for the platform's response.
 */
export function createLandingRequest(config: LandingRequestConfig): LandingRequest {
  const { params, storage, framing, redirectNonce } = config;
  const isListed = framing === 'listed';
  const isWanted = (kind: RedirectKind) => isListed || redirectNonce.isValid(kind, params.nonce);

  let signsOut = params.hasClearParam && (isListed || params.offeredToken === null);
  if (signsOut && isWanted('logout')) storage.tokenStorage.clear();
  const initialToken = storedToken(storage);
  // In a frame of an unknown origin, a prompt invites clickjacking.
  signsOut = signsOut && initialToken !== null && framing !== 'foreign';
  let offer: Offer | null = null;
  if (params.offeredToken !== null && params.offeredToken !== initialToken) {
    offer = { token: params.offeredToken, hasConsent: isWanted('login') };
  }

  function discard(): void {
    offer = null;
    signsOut = false;
    clearSignInParams(storage);
    redirectNonce.invalidate(params.nonce);
  }

  if (offer === null && !signsOut) discard();
  return {
    initialToken,
    startsSignedOut: params.hasClearParam && initialToken === null,
    returnsFromLogin: params.hasTokenParam && (initialToken === null || offer?.hasConsent === true),
    offer: () => offer,
    asksToSignOut: () => signsOut,
    consentTo(token) {
      offer = { token, hasConsent: true };
    },
    discard,
  };
}
