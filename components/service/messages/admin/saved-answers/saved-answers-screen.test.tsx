import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { invalidFields } from '@/lib/core/errors'
import { unpacked } from '@/lib/core/packed-text'
import {
  type SavedAnswer,
  savedAnswerInputSchema,
} from '@/lib/service/messages/saved-answers/contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { SavedAnswersScreen } from './saved-answers-screen'

const SAVED: SavedAnswer = {
  id: 4,
  name: 'New key',
  texts: { en: 'Dear {name}', de: 'Guten Tag {name}' },
  updatedAt: '2026-11-29T06:00:00.000Z',
}

describe('saved answers', () => {
  it('are added; an unknown variable and a missing text are said beside the field', async () => {
    const kept: SavedAnswer[] = []
    answerCalls({
      'GET /api/admin/saved-answers': () => json(200, kept),
      'POST /api/admin/saved-answers': ({ body }) => {
        const parsed = savedAnswerInputSchema.safeParse(body)
        if (!parsed.success)
          return refusal(
            invalidFields(
              parsed.error.issues.map(({ path, message }) => ({
                path: path.join('.'),
                text: unpacked(message),
              })),
            ),
          )
        const created = { ...SAVED, ...parsed.data }
        kept.push(created)
        return json(201, created)
      },
    })
    const { user } = await renderInBackOffice(<SavedAnswersScreen />, {
      address: '/admin/messages/saved-answers',
    })
    expect(await screen.findByText('There are no saved answers yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add saved answer' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add saved answer' }))
    const english = () => dialog.getByRole('textbox', { name: 'Text (English)' })
    const add = dialog.getByRole('button', { name: 'Add saved answer' })
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'New key')
    await user.click(add)
    await waitFor(() =>
      expect(english()).toHaveAccessibleDescription('Write a text in at least one language'),
    )
    await fill(user, english(), 'Dear {Name}')
    await user.click(add)
    await waitFor(() =>
      expect(english()).toHaveAccessibleDescription(
        'There is no variable {Name}. Use {name}, {orderNumber}, {storeName}, {agentName}, or write it without braces.',
      ),
    )
    expect(await accessibilityProblems()).toEqual([])
    await fill(user, english(), 'Dear {name}')
    await user.click(add)
    expect(await screen.findByRole('cell', { name: 'Dear {name}' })).toBeVisible()
    expect(kept).toMatchObject([{ name: 'New key', texts: { en: 'Dear {name}' } }])
  })

  it('are listed with their languages, changed and deleted', async () => {
    const sent = answerCalls({
      'GET /api/admin/saved-answers': () => json(200, [SAVED]),
      'PUT /api/admin/saved-answers/[id]': () => json(200, SAVED),
      'DELETE /api/admin/saved-answers/[id]': () => new Response(null, { status: 204 }),
    })
    const { user } = await renderInBackOffice(<SavedAnswersScreen />, {
      address: '/admin/messages/saved-answers',
    })
    expect(await screen.findByRole('cell', { name: 'English, German' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit New key' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit saved answer' }))
    await fill(user, dialog.getByRole('textbox', { name: 'Text (German)' }), 'Hallo {name}')
    await user.click(dialog.getByRole('button', { name: 'Save answer' }))
    expect(await screen.findByText('Saved answer changed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete New key' }))
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete saved answer' }),
    )
    expect(await screen.findByText('Saved answer deleted')).toBeVisible()
    expect(sent.filter(({ call }) => !call.startsWith('GET'))).toMatchObject([
      {
        call: 'PUT /api/admin/saved-answers/4',
        body: {
          name: 'New key',
          texts: { en: 'Dear {name}', de: 'Hallo {name}' },
          expectedUpdatedAt: SAVED.updatedAt,
        },
      },
      { call: 'DELETE /api/admin/saved-answers/4' },
    ])
  })
})
