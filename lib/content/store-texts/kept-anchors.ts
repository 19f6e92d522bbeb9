import type { ArticleHtml } from '@/lib/core/rich-text'

type Section = { id: string; title: string }

const named = (title: string) => title.trim().toLowerCase()

/**
 * A text of the owner's in which headings that the original had, too, have the addresses that they had there, so that links to
 * them still arrive; links to others lead to the top of the page.
 */
export function withAnchorsOf<Text extends ArticleHtml>(
  text: Text,
  originals: readonly Section[],
): Text {
  const sections = text.sections.map((section) => {
    const same = originals.find(({ title }) => named(title) === named(section.title))
    return { ...section, id: same?.id ?? section.id, was: section.id }
  })
  // Of two headings alike the first has it.
  const isFirst = ({ id }: Section, at: number) =>
    sections.findIndex((other) => other.id === id) === at
  const kept = sections.map(({ id, title, was }, at) => ({
    id: isFirst({ id, title }, at) ? id : was,
    title,
    was,
  }))
  return {
    ...text,
    sections: kept.map(({ id, title }) => ({ id, title })),
    html: kept.reduce(
      (html, { id, was }) => html.replace(`<h2 id="${was}">`, `<h2 id="${id}">`),
      text.html,
    ),
  }
}
