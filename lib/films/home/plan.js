// How the plot plan and the timeline change: both permits come, conflict, and one of them moves.
{
  const { hold, mix } = window.timing;
  const { showTag, setWaiting, setNote } = window.tags;
  const { hot, lineBreak } = window.facts;
  const { planned, final, tag } = lineBreak;

  /** `cue` has the seconds in which each element comes and goes. @returns a function that draws second t */
  window.planSeeker = (plot, shift, cue) => (t) => {
    const later = hold(t, ...cue.later);
    const start = mix(planned.from, final.from, later);
    plot.setZone(hold(t, ...cue.zone));
    plot.setClash(hold(t, ...cue.conflict));
    shift.setBar('hot', hot.hours, hot.hours.from, hold(t, ...cue.hotTag));
    shift.setBar('break', planned, start, hold(t, ...cue.breakTag));
    shift.setWatch(hold(t, ...cue.zone));
    shift.setConflict(start, hold(t, cue.conflict[0], cue.hotTag[1]));
    showTag('hot-tag', hold(t, ...cue.hotTag));
    showTag('break-tag', hold(t, ...cue.breakTag));
    showTag('conflict-tag', hold(t, ...cue.conflict));
    showTag('moved-tag', hold(t, ...cue.resolved));
    window.set('hot-spot', { opacity: hold(t, ...cue.hotTag) });
    window.set('break-spot', { opacity: hold(t, ...cue.breakTag) });
    setWaiting('break-tag', later);
    setNote('break-tag', `${tag} ${(later < 0.5 ? planned : final).text}`);
  };
}
