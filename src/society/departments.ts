/** Which department a role belongs to, by the words of the role. */

/** The departments of a team, in the order in which programmes list them. */
const DEPARTMENTS: readonly { name: string; words: RegExp }[] = [
  { name: 'Lighting', words: /\b(?:light(?:s|ing)?|lx|ld|electrics?|electrician|follow ?spots?|programmer|gels?)\b/i },
  { name: 'Sound', words: /\b(?:sound|audio|mic(?:s|rophones?)?|pa|a[12]|radios?|mix(?:er|ing))\b/i },
  { name: 'Video', words: /\b(?:video|vision|projection|projectionist|camera|av|stream(?:ing)?|captions?)\b/i },
  { name: 'Set and props', words: /\b(?:sets?|scenic|scenery|props?|carpenter|carpentry|paint(?:er|ing)?|costumes?|wardrobe|make-?up)\b/i },
  {
    name: 'Stage and management',
    words:
      /\b(?:stage|technical|production|hires?|show) (?:manager|management|director|crew|assistant)\b|\b(?:[atd]?sm|tm|pm|fly|flys?man|stagehand|crew)\b/i,
  },
];

/** What stands for roles of no department. */
const OTHER = 'Also';

const PROGRAMME_ORDER = ['Stage and management', 'Lighting', 'Sound', 'Video', 'Set and props', OTHER];

/** The department of a role: `Followspot Operator` → `Lighting`. */
export function departmentOf(role: string): string {
  return DEPARTMENTS.find(({ words }) => words.test(role))?.name ?? OTHER;
}

/** A role, and everybody who had it. */
export interface RoleOfTeam<Person> {
  role: string;
  people: Person[];
}

/** The roles of a crew in the order of their first credit, each once. */
export function creditsByRole<Person>(crew: readonly { readonly role: string; readonly person: Person }[]): RoleOfTeam<Person>[] {
  const roles = new Map<string, Person[]>();
  for (const { role, person } of crew) roles.set(role, [...(roles.get(role) ?? []), person]);
  return [...roles].map(([role, people]) => ({ role, people }));
}

/** The crew by department, in the order of a programme; departments without anybody are left out. */
export function creditsByDepartment<Person>(crew: readonly { readonly role: string; readonly person: Person }[]) {
  const roles = creditsByRole(crew);
  return PROGRAMME_ORDER.map((department) => ({
    department,
    roles: roles.filter(({ role }) => departmentOf(role) === department),
  })).filter(({ roles: ofDepartment }) => ofDepartment.length > 0);
}
