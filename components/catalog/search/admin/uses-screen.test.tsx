import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { SearchUse } from '@/lib/catalog/search/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { UsesScreen } from './uses-screen'

const use = (off: SearchUse['off'], changed: SearchUse['changed'] = []): SearchUse => ({
  id: 'video-editing',
  phrases: {
    en: ['edit* video*', 'movie maker'],
    de: ['videoschnitt'],
    es: ['montar video*'],
    fr: ['mont* video*'],
    pl: ['montaz* wideo'],
    tr: ['video kurgu*'],
    ar: ['تحرير فيديو*'],
    ja: ['動画 編集'],
    ko: ['동영상 편집'],
    zh: ['视频 剪辑'],
  },
  off,
  changed,
})

describe('the uses that searches understand', () => {
  it('are shown in a language, and switched off for it', async () => {
    const sent = answerCalls({
      'GET /api/admin/search/uses': () => json(200, [use([])]),
      'PUT /api/admin/search/uses': () => json(200, [use(['de'])]),
    })
    const { user } = await renderInBackOffice(<UsesScreen />)
    expect(await screen.findByRole('switch', { name: 'Understand “edit… video…”' })).toBeChecked()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
    const german = screen.getByRole('switch', { name: 'Understand “videoschnitt”' })
    await user.click(german)
    await waitFor(() => expect(german).not.toBeChecked())
    expect(sent.at(-1)?.body).toEqual({ id: 'video-editing', language: 'de', isOn: false })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English')
    expect(screen.getByRole('switch', { name: 'Understand “edit… video…”' })).toBeChecked()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('can be called otherwise, and as they shipped again', async () => {
    let own: string[] | null = null
    const now = () =>
      own === null ? use([]) : { ...use([], ['en']), phrases: { ...use([]).phrases, en: own } }
    const sent = answerCalls({
      'GET /api/admin/search/uses': () => json(200, [now()]),
      'PUT /api/admin/search/uses': ({ body }) => {
        own =
          typeof body === 'object' && body !== null && 'phrases' in body && body.phrases
            ? ['clip*']
            : null
        return json(200, [now()])
      },
    })
    const { user } = await renderInBackOffice(<UsesScreen />)
    await user.click(await screen.findByRole('button', { name: 'Edit the words for edit… video…' }))
    const words = screen.getByRole('textbox', { name: /^What shoppers type/ })
    expect(words).toHaveValue('edit… video…\nmovie maker')
    await fill(user, words, 'clip…')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save words' }))
    expect(sent.at(-1)?.body).toEqual({ id: 'video-editing', language: 'en', phrases: ['clip…'] })
    expect(await screen.findByText('Changed from what shipped with the store')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use the shipped words for clip… again' }))
    expect(await screen.findByText('Shipped with the store')).toBeVisible()
    expect(sent.at(-1)?.body).toEqual({ id: 'video-editing', language: 'en', phrases: null })
  })
})
