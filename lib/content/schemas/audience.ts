/**
 * The readers that the copy addresses: job titles, not access rights. Keep in sync with app/roles.css, which has a
 * selector for each.
 */
export const audience = [
  'Senior Organizational Leader',
  'Program Manager',
  'Head of Learning',
  'HSE Manager',
  'Operations Manager',
  'Maintenance Manager',
  'Operations Technician',
  'Maintenance Technician',
  'Training Manager',
  'Instructor',
  'Compliance Officer',
  'Creator',
  'Investigation Lead',
  'Communications Lead',
  'Communications Manager',
  'Senior Leader',
  'Project Manager',
  'Data Analyst',
  'HR Director',
  'HR Manager',
  'Group Leader',
  'Support Team',
  'IT Help Desk',
] as const;

type Role = (typeof audience)[number];

/** The ID of a role's result on AI Team, like `role-hse-manager`. As a URL fragment, it filters the page. */
export function roleId(role: Role): `role-${string}` {
  return `role-${role.toLowerCase().replaceAll(' ', '-')}`;
}
