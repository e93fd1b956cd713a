import type { LockBoxState } from './lock-box-state';
import { Padlock } from './padlock';

/** The lock box during the walkthrough: its keys, and the locks that hang from it. Each is an outline until it's there. */
export function WalkedBox({ heading, keys, locks }: { heading: string } & LockBoxState) {
  return (
    <div className="lock-box">
      <div className="box">
        <p className="tag">{heading}</p>
        <ul aria-label={`${heading}, keys`}>
          {keys.map(({ lock, isIn }) => (
            <li key={lock} className={isIn ? undefined : 'absent'}>
              <Key isIn={isIn} />
              <span>{lock}</span>
              <span className="sr-only">{isIn ? ' in the box' : ' not in the box'}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul aria-label={`${heading}, personal locks`} className="hasp">
        {locks.map(({ lock, holder, isOn }) => (
          <li key={lock} className={isOn ? undefined : 'absent'}>
            <Padlock isOn={isOn} className="padlock" />
            <span className="font-mono">{lock}</span>
            <span className="sr-only">,</span> <span>{holder}</span>
            <span className="sr-only">{isOn ? ' on the box' : ' not on the box'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Key({ isIn }: { isIn: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 10"
      className="h-2.5 fill-none stroke-current"
      strokeWidth="1.5"
    >
      {/* A key, or the hook for it. */}
      <path d={isIn ? 'M8 5a3.5 3.5 0 1 0 0 .1h11v3m-3-3v3' : 'M13 5a2 2 0 1 0 0 .1z'} />
    </svg>
  );
}
