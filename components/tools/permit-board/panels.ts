/* One script for what's used now and then, loaded when the first panel opens. */
export { AddPermit } from './add-permit';
export { OpenList } from './open-list';
export { PermitFields } from './permit-fields';
export { DistanceField, RuleFields } from './rule-fields';
export { printSheet, saveList } from './save-list';
