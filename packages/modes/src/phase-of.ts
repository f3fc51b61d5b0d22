/** The phase, if it is of this kind; an event that belongs to another one throws. */
export function phaseOf<Phase extends { readonly kind: string }, Kind extends Phase['kind']>(
  { phase }: { readonly phase: Phase },
  kind: Kind,
): Extract<Phase, { kind: Kind }> {
  if (phase.kind !== kind) throw new Error(`the phase is ${phase.kind}, not ${kind}`);
  return phase as Extract<Phase, { kind: Kind }>;
}
