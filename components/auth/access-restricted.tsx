import { buttonStyles } from '@/components/ui/button-styles';
import { useAuth } from './auth-context';

/** Replaces the page if this account isn't registered for the app, next to a valve that's locked and tagged. */
export function AccessRestricted() {
  const { authError, logout } = useAuth();
  if (authError?.type !== 'user_not_registered') return null;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="drawing-grid on-graphite overflow-clip border-b border-graphite-rule bg-graphite text-paper outline-none"
    >
      <div className="measure split items-center py-10 md:py-14">
        <div>
          <h1 className="text-title font-bold">Access Restricted</h1>
          <p className="mt-5 max-w-xl text-lg">
            You are not registered to use this application. Please contact the app administrator to
            request access.
          </p>
          <p className="mt-6 font-semibold">If you believe this is an error, you can:</p>
          <ul className="mt-2 list-disc space-y-1 pl-6">
            <li>Verify you are logged in with the correct account</li>
            <li>Contact the app administrator for access</li>
            <li>Try logging out and back in again</li>
          </ul>
          <p className="mt-8">
            <button
              type="button"
              onClick={() => logout()}
              className={buttonStyles.primaryOnGraphite}
            >
              Sign out
            </button>
          </p>
        </div>
        <LockedValve />
      </div>
    </main>
  );
}

/** On a pipe that goes on beyond the window. */
function LockedValve() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 20 560 410"
      className="mx-auto w-full max-w-xl overflow-visible fill-none stroke-paper forced-color-adjust-none"
      strokeWidth="2"
    >
      <path d="M60-400V120H200M280 120H1400" strokeWidth="6" className="max-xl:hidden" />
      <path d="M-400 120H200M280 120H1400" strokeWidth="6" className="xl:hidden" />
      <path
        d="M200 86v68l80-68v68z"
        className="fill-paper"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M240 120V58m-34 0h68" strokeWidth="4" />
      <path d="M420 120V76M394 50h52M120 120v90m-18-20h36M108 210l12 18 12-18z" />
      <circle cx="420" cy="50" r="26" />
      <g className="stroke-steel-light">
        <path d="M256 176c60-34 130-24 164 18" />
        <path d="M222 198v-66a18 18 0 0 1 36 0v66" strokeWidth="8" />
      </g>
      <path
        d="M326 178h188l26 26v226H300V204zM204 196h72v58h-72z"
        className="fill-red stroke-none"
      />
      <path
        d="M240 216a7 7 0 0 1 4 13l3 13h-14l3-13a7 7 0 0 1 4-13z"
        className="fill-paper stroke-none"
      />
      <circle cx="420" cy="200" r="9" className="fill-graphite" />
      <g className="fill-paper stroke-none">
        <g textAnchor="middle" className="font-bold">
          <text x="420" y="258" fontSize="42">
            LOCKED
          </text>
          <text x="420" y="292" fontSize="19">
            DO NOT OPERATE
          </text>
        </g>
        <g className="font-mono" fontSize="19">
          <text x="322" y="346">
            NAME
          </text>
          <text x="322" y="396">
            DATE
          </text>
        </g>
      </g>
      <path d="M322 310h196M378 348h140M378 398h140" />
    </svg>
  );
}
