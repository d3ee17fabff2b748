/** Somebody on the exec, as far as roles go. */
export interface WithRoles {
  readonly roles: readonly string[];
}

/**
 * The members who hold the wanted roles, in the order of the roles, each once and with those of their roles
 * that are wanted. Where fewer than `count` are found, the others fill up, in their own order.
 */
export function membersByRole<Member extends WithRoles>(members: readonly Member[], wanted: readonly string[], count: number): Member[] {
  const chosen = new Map<Member, Member>();
  for (const role of wanted) {
    const holder = members.find((member) => member.roles.includes(role));
    if (holder) chosen.set(holder, { ...holder, roles: wanted.filter((candidate) => holder.roles.includes(candidate)) });
  }
  const others = members.filter((member) => !chosen.has(member));
  return [...chosen.values(), ...others].slice(0, count);
}
