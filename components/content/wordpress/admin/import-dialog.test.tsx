import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { ArticleImport } from '@/lib/content/wordpress/imports/contracts'
import { adminPlugin } from '@/tests/setup/admin-plugin'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { ImportDialog } from './import-dialog'

const plugin = adminPlugin({
  id: 'wordpress',
  name: 'WordPress Articles',
  category: 'WordPress',
  active: true,
  settings: { mode: 'import' },
})

const run = (fields: Partial<ArticleImport> = {}): ArticleImport => ({
  id: '0a1b2c3d-0000-4000-8000-1a2b3c4d5e6f',
  site: 'https://blog.example',
  status: 'running',
  isPlanned: true,
  posts: 40,
  handled: 10,
  added: 7,
  changed: 1,
  kept: 1,
  hidden: 2,
  problems: [
    {
      title: 'Secret',
      link: 'https://blog.example/secret/',
      text: 'It is protected by a password',
    },
  ],
  failure: 'WordPress could not be reached',
  username: 'ada',
  endedBy: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  finishedAt: null,
  ...fields,
})

const PATH = '/api/admin/article-import' as const

describe('the dialog of posts', () => {
  it('starts a run, shows how far it is and what could not be brought in, and ends it', async () => {
    let latest: ArticleImport | null = null
    const sent = answerCalls({
      [`GET ${PATH}`]: () => json(200, { import: latest }),
      [`POST ${PATH}`]: () => {
        latest = run()
        return json(202, latest)
      },
      [`POST ${PATH}/end`]: () => {
        latest = run({ status: 'ended', endedBy: 'grace' })
        return json(200, latest)
      },
    })
    const { user } = await renderInBackOffice(<ImportDialog plugin={plugin} onClose={() => {}} />)
    expect(await screen.findByText('No posts were brought in yet.')).toBeVisible()
    expect(screen.getByText(/unless it was edited here/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import Posts' }))
    expect(await screen.findByText('10 of 40 posts')).toBeVisible()
    expect(
      screen.getByText(
        '7 articles were added. 1 was changed. 1 was edited or deleted here, and left as it is. 2 were hidden: their posts are gone.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Secret' })).toHaveAttribute(
      'href',
      'https://blog.example/secret/',
    )
    expect(screen.getByText('It is protected by a password')).toBeVisible()
    expect(screen.getByText(/it is tried again: WordPress could not be reached/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'End' }))
    expect(await screen.findByText('Ended by grace.')).toBeVisible()
    expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
      `POST ${PATH}`,
      `POST ${PATH}/end`,
    ])
  })

  it('brings nothing in while the plugin is off, and says what follows', async () => {
    answerCalls({ [`GET ${PATH}`]: () => json(200, { import: null }) })
    await renderInBackOffice(
      <ImportDialog
        plugin={{ ...plugin, active: false, settings: { mode: 'follow' } }}
        onClose={() => {}}
      />,
    )
    expect(
      await screen.findByText('WordPress Articles is off: nothing is brought in.'),
    ).toBeVisible()
    expect(screen.getByText(/compared every 15 minutes/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Import Posts' })).toBeDisabled()
  })
})
