'use client'

import { FileDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import {
  RunDialog,
  RunProgress,
  runTexts,
  useLatestRun,
} from '@/components/plugins/admin/run-dialog'
import type { ArticleImport } from '@/lib/content/wordpress/imports/contracts'
import type { AdminPlugin } from '@/lib/plugins/contracts'

const CALL = 'GET /api/admin/article-import'

/** Brings posts of a WordPress site in, and shows how far that is and what could not be brought in. */
export function ImportDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
  const t = useTranslations('backOffice.articles.import')
  const latest = useLatestRun([CALL], async (signal) => {
    const answer = await callAdmin(CALL, { signal })
    return answer.import
  })
  return (
    <RunDialog
      plugin={plugin}
      icon={FileDown}
      texts={{
        ...runTexts(t),
        title: t('title'),
        ...(plugin.settings.mode === 'follow' && { lead: t('leadFollow') }),
        off: t('off', { plugin: plugin.name }),
      }}
      latest={latest}
      start={() => callAdmin('POST /api/admin/article-import')}
      end={() => callAdmin('POST /api/admin/article-import/end')}
      onClose={onClose}
    >
      {(run) => <Figures run={run} />}
    </RunDialog>
  )
}

function Figures({ run }: { run: ArticleImport }) {
  const t = useTranslations('backOffice.articles.import')
  const { site, isPlanned, posts, handled, added, changed, kept, hidden, problems } = run
  return (
    <>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{t('from', { site })}</p>
      {isPlanned && (
        <RunProgress
          text={t('progress', { handled, posts })}
          label={t('progressLabel')}
          done={handled}
          all={posts}
        />
      )}
      <p className="text-ink-soft">
        {[
          t('added', { count: added }),
          t('changed', { count: changed }),
          ...(kept > 0 ? [t('kept', { count: kept })] : []),
          ...(hidden > 0 ? [t('hidden', { count: hidden })] : []),
        ].join(' ')}
      </p>
      {problems.length > 0 && (
        <section aria-label={t('problems')}>
          <h3 className="font-semibold">{t('problems')}</h3>
          <ul className="mt-2 max-h-64 space-y-2 overflow-y-auto">
            {problems.map(({ title, link, text }) => (
              <li key={`${link} ${text}`} className="[overflow-wrap:anywhere]">
                {/^https?:/.test(link) ? (
                  <a href={link} target="_blank" rel="noreferrer" className="font-medium underline">
                    {title}
                  </a>
                ) : (
                  <span className="font-medium">{title}</span>
                )}
                <span className="block text-ink-soft">{sentenceInPageLanguage(text)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
