import { expect, it } from '@jest/globals'
import { TERMS } from '@/content/terms'
import { articleHtml } from '@/lib/core/rich-text'
import { withAnchorsOf } from './kept-anchors'
import { legalHtml } from './legal-html'

const siteUrl = 'https://shop.example'

it('headings of the original keep its addresses, in the text and in its contents', () => {
  const text = withAnchorsOf(
    articleHtml('<h2>Our liability</h2><h2>Extra</h2><h2> LIABILITY </h2><h2>Liability</h2>', {
      siteUrl,
    }),
    [{ id: 'liability', title: 'Liability' }],
  )
  expect(text.sections.map(({ id }) => id)).toEqual([
    'section-our-liability',
    'section-extra',
    'liability',
    'section-liability-2',
  ])
  expect(text.html).toMatch(/<h2 id="liability"> ?LIABILITY/)
  expect(text.html.match(/id="liability"/g)).toHaveLength(1)
})

it('all sections of the terms are found again in the text that the editor starts with', () => {
  const { html } = withAnchorsOf(
    articleHtml(legalHtml(TERMS, 'Key points'), { siteUrl }),
    TERMS.sections,
  )
  for (const { id } of TERMS.sections) expect(html).toContain(`<h2 id="${id}">`)
})
