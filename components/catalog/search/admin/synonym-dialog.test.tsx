import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { type Synonym, synonymInputSchema } from '@/lib/catalog/search/admin-contracts'
import { invalidFields } from '@/lib/core/errors'
import { unpacked } from '@/lib/core/packed-text'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { SynonymDialog } from './synonym-dialog'

const CONTESTED: Synonym = {
  id: 7,
  phrases: ['contested', 'mine'],
  language: 'de',
  isOn: true,
  isShipped: false,
  updatedAt: '2026-03-01T12:00:00.000Z',
}

const phrases = () => screen.getByLabelText(/^Phrases/)

describe('the dialog of synonyms', () => {
  it('says what is refused beside the field, and leaves what was typed there', async () => {
    answerCalls({
      'POST /api/admin/search/synonyms': ({ body }) => {
        const parsed = synonymInputSchema.safeParse(body)
        if (parsed.success) return json(201, { ...CONTESTED, phrases: parsed.data.phrases })
        const issues = parsed.error.issues.map(({ path, message }) => ({
          path: path.join('.'),
          text: unpacked(message),
        }))
        return refusal(invalidFields(issues))
      },
    })
    const { user } = await renderInBackOffice(<SynonymDialog onClose={() => {}} />)
    const save = screen.getByRole('button', { name: 'Add Synonyms' })
    const toSay = (text: RegExp) =>
      waitFor(() => expect(phrases()).toHaveAccessibleDescription(text))
    await user.click(save)
    await toSay(/Enter at least 2 phrases/)
    await fill(user, phrases(), 'alone')
    await user.click(save)
    await toSay(/Enter at least 2 phrases/)
    await fill(user, phrases(), 'double\nother\nDouble')
    await user.click(save)
    await toSay(/“Double” is there twice/)
    expect(phrases()).toHaveValue('double\nother\nDouble')
    expect(phrases()).toHaveFocus()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('does not overwrite what another user has saved', async () => {
    const message = 'Somebody else changed these synonyms. Reload to see their version.'
    const sent = answerCalls({
      'PUT /api/admin/search/synonyms/[id]': () => json(409, { code: 'conflict', message }),
    })
    const { user } = await renderInBackOffice(
      <SynonymDialog synonym={CONTESTED} onClose={() => {}} />,
    )
    await fill(user, phrases(), 'contested\nmy own')
    await user.click(screen.getByRole('button', { name: 'Save Synonyms' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Somebody else changed these synonyms',
    )
    expect(phrases()).toHaveValue('contested\nmy own')
    expect(sent).toMatchObject([
      {
        body: {
          phrases: ['contested', 'my own'],
          language: 'de',
          expectedUpdatedAt: CONTESTED.updatedAt,
        },
      },
    ])
  })
})
