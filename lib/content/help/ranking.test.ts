import { describe, expect, it } from '@jest/globals'
import { termsOf } from '@/lib/core/folded-text'
import { type HelpDocument, rank } from './ranking'
import { searchDocuments } from './search-documents'

const article = (title: string, excerpt = '', text = ''): HelpDocument => ({
  kind: 'article',
  href: `/knowledge/${title}`,
  title,
  excerpt,
  text,
})
const titles = (documents: HelpDocument[], query: string) =>
  rank(documents, termsOf(query)).map(({ title }) => title)

describe('rank', () => {
  it('puts the title before the excerpt and the excerpt before the text', () => {
    const documents = [
      article('In the text', 'Something else', 'How a refund works'),
      article('In the excerpt', 'All about a refund'),
      article('Refund'),
    ]
    expect(titles(documents, 'refund')).toEqual(['Refund', 'In the excerpt', 'In the text'])
  })

  it('wants every word, wherever each stands', () => {
    const documents = [
      article('Office keys', 'Redeem them'),
      article('Office'),
      article('Keys', '', 'for Office'),
    ]
    expect(titles(documents, 'office keys')).toEqual(['Office keys', 'Keys'])
    expect(titles(documents, 'keys office redeem')).toEqual(['Office keys'])
  })

  it('puts words next to each other, and beginnings of words, first', () => {
    expect(
      titles(
        [article('Product of a key'), article('A product key'), article('Product key')],
        'product key',
      ),
    ).toEqual(['Product key', 'A product key', 'Product of a key'])
    expect(titles([article('Uninstall'), article('Install')], 'install')).toEqual([
      'Install',
      'Uninstall',
    ])
  })

  it('keeps the order of equals, and finds nothing for nothing', () => {
    expect(titles([article('One key'), article('Two key')], 'key')).toEqual(['One key', 'Two key'])
    expect(titles([article('One key')], '   ')).toEqual([])
  })
})

describe('searchDocuments', () => {
  it('counts all and gives the best', () => {
    const answer = searchDocuments(
      Array.from({ length: 30 }, (_, index) => article(`Key ${index}`)),
      'key',
    )
    expect(answer.total).toBe(30)
    expect(answer.results).toHaveLength(20)
  })

  it('shows the excerpt, or the place in the text that holds the word', () => {
    const documents = [article('Title', 'The excerpt says it', 'Far away stands a checksum.')]
    const shown = (query: string) =>
      searchDocuments(documents, query)
        .results[0]?.snippet.map(({ text }) => text)
        .join('')
    expect(shown('excerpt')).toBe('The excerpt says it')
    expect(shown('checksum')).toBe('Far away stands a checksum.')
    expect(shown('title')).toBe('The excerpt says it')
  })
})
