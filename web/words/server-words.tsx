import { createContext, useContext, type ComponentProps } from 'react';
import { createTranslator } from 'use-intl/core';
import type { IntlProvider as Provider, useTranslations as use } from 'use-intl';

/**
 * What the server takes in place of the library's provider and hook (`scripts/build/server-words.ts`). Those make a
 * translator for each component of each page; the words of a language and company stay the same, and so does what
 * says them.
 */
type Said = Omit<ComponentProps<typeof Provider>, 'children'>;
type Translator = ReturnType<typeof use>;
type FindTranslator = (namespace: string | undefined) => Translator;

interface Known {
  said: Said;
  find: FindTranslator;
}

const NO_MESSAGES = {};

const known = new WeakMap<object, Known[]>();

const Words = createContext<FindTranslator | null>(null);

export function IntlProvider({ children, ...said }: ComponentProps<typeof Provider>) {
  const find = findTranslators(said);
  return <Words value={find}>{children}</Words>;
}

export const useTranslations = ((namespace?: string) => {
  const find = useContext(Words);
  if (find === null) throw new Error('Nobody told the words');
  return find(namespace);
}) as typeof use;

/** The same messages are said with formats and without. */
function findTranslators(said: Said): FindTranslator {
  const messages = said.messages ?? NO_MESSAGES;
  const own = known.get(messages) ?? [];
  known.set(messages, own);
  const same = own.find((other) => isSame(other.said, said));
  if (same) return same.find;
  const find = keepTranslators(said);
  own.push({ said, find });
  return find;
}

function isSame(one: Said, other: Said): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Said>;
  return [...names].every((name) => one[name] === other[name]);
}

function keepTranslators(said: Said): FindTranslator {
  const kept = new Map<string | undefined, Translator>();
  return (namespace) => {
    const translator = kept.get(namespace) ?? create({ ...said, namespace });
    kept.set(namespace, translator);
    return translator;
  };
}

/** Which namespaces there are, is checked where components name them. */
const create = createTranslator as (asked: Said & { namespace: string | undefined }) => Translator;
