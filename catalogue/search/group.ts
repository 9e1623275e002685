/** Words that combine: `iphone photo` is the intersection of both meanings. */
export type Group = {
  readonly formats: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  /** A format by its id: stronger than a word that may mean others as well. */
  readonly isNamed?: boolean;
  /** A place where files come from or go to. */
  readonly isPlace?: boolean;
};

/** One side of a query. `ids` are all meanings of its words; `unknown`: none of them has one. */
export type Side = {
  readonly groups: readonly Group[];
  readonly verbs: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly unknown: boolean;
};

/** Without places, unless there is nothing else. */
export const things = (groups: readonly Group[]): readonly Group[] => {
  const rest = groups.filter(({ isPlace }) => !isPlace);
  return rest.length > 0 ? rest : groups;
};
