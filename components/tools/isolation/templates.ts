import { noPlan, type OwnPlan } from './plan-schema';

const steps =
  'Notify affected employees\nShut down\nClose each valve, switch off each breaker\nLock and tag each point\nDrain, vent, and discharge\nTry, test, and verify each point';

const vesselSteps =
  'Notify affected employees\nShut down\nClose and lock each valve, lock off each breaker\nDrain and depressurize\nFit blinds under a line-break permit, lock and tag them\nVentilate\nTry and verify each point, test the air for oxygen, LEL, and toxic gas';

/** What a job usually has, without its tags, locks, and names: the plan has findings until they're filled in. */
const templates = {
  Pump: {
    job: 'line break',
    rows: `Pump breaker|Motor, 480 V|Breaker|Locked off|Start tried at the pump
Suction valve|Suction|Gate valve|Locked closed|Handwheel tried
Discharge valve|Discharge|Gate valve|Locked closed|Handwheel tried
Warm-up or bypass valve|Backflow|Gate valve|Locked closed|Handwheel tried
Seal flush|Seal flush, process|Ball valve|Locked closed|Handle tried
Casing bleed|Residual product and pressure|Bleed valve|Locked open to safe location|Gauge at 0 psig with the bleed shut, then open and clear`,
  },
  Vessel: {
    job: 'entry',
    rows: `Feed nozzle|Feed|Blind|In place|Seen in place, tagged
Bottoms nozzle|Bottoms, process|Blind|In place|Seen in place, tagged
Steam nozzle|Steam|Blind|In place|Seen in place, tagged
Nitrogen connection|Nitrogen|Spool piece|Removed, vented|Air gap seen
Vent to flare|Flare header, gas|Blind|In place|Seen in place, tagged
Agitator breaker|Agitator motor, 480 V|Breaker|Locked off|Start tried, no start`,
  },
  Motor: {
    job: 'electrical',
    rows: `Motor breaker|Motor, 480 V|Breaker|Locked off|Live-dead-live at the terminals, 0 V
Control power|Control power, 120 V|Disconnect|Locked off|Live-dead-live, 0 V
Space heater|Electric heater, 120 V|Breaker|Locked off|Live-dead-live, 0 V
Shaft|Driven load can rotate|Locking pin|Pinned|Shaft tried by hand, pin seen`,
  },
} as const;

export type TemplateName = keyof typeof templates;

export function templateOf(name: TemplateName): OwnPlan {
  const { job, rows } = templates[name];
  const points = rows.split('\n').map((row) => {
    const [tag = '', energy = '', device = '', position = '', verification = ''] = row.split('|');
    return { tag, energy, device, position, lock: '', holder: '', verification };
  });
  return {
    ...noPlan,
    title: `${name} lockout`,
    job,
    points,
    steps: name === 'Vessel' ? vesselSteps : steps,
  };
}
