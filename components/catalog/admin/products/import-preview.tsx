import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { money } from '@/components/back-office/format-number'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import { Badge } from '@/components/ui/badge'
import type { ImportReport } from '@/lib/catalog/import-contracts'

type ImportPreviewProps = {
  report: ImportReport
  /** What can be done about lines with errors, which are left out. */
  advice?: string
}

/** Preview of an import: the number of lines of each kind, and the first ones in detail. */
export function ImportPreview({ report, advice }: ImportPreviewProps) {
  const t = useTranslations('backOffice.catalog')
  const { added, changed, unchanged, refused, additions, changes, refusals } = report
  return (
    <div className="mt-5 space-y-5">
      <p role="status" className="flex flex-wrap gap-2">
        <Badge tone="success">{t('importPreview.countNew', { count: added })}</Badge>
        <Badge tone="brand">{t('importPreview.countChanged', { count: changed })}</Badge>
        <Badge>{t('importPreview.countUnchanged', { count: unchanged })}</Badge>
        {refused > 0 && (
          <Badge tone="danger">{t('importPreview.countRefused', { count: refused })}</Badge>
        )}
      </p>
      {refused > 0 && (
        <p className="text-sm font-medium text-danger">
          {t('importPreview.leftOut')} {advice}
        </p>
      )}
      <Lines title={t('importPreview.refused')} total={refused} shown={refusals.length}>
        {refusals.map(({ line, slug, problems, texts }) => (
          <Line key={line} line={line} name={slug || t('importPreview.noSlug')}>
            {problems.map((problem, index) => (
              <p key={problem} className="text-danger">
                {inPageLanguage({ message: problem, text: texts[index] })}
              </p>
            ))}
          </Line>
        ))}
      </Lines>
      <Lines title={t('importPreview.changed')} total={changed} shown={changes.length}>
        {changes.map(({ line, name, fields }) => (
          <Line key={line} line={line} name={name}>
            <dl>
              {fields.map(({ field, before, after }) => (
                <div key={field} className="flex flex-wrap gap-x-2">
                  <dt className="font-medium text-ink-soft">{field}:</dt>
                  <dd className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">
                    <s className="text-muted">{before || t('importPreview.nothing')}</s> →{' '}
                    {after || t('importPreview.nothing')}
                  </dd>
                </div>
              ))}
            </dl>
          </Line>
        ))}
      </Lines>
      <Lines title={t('importPreview.new')} total={added} shown={additions.length}>
        {additions.map(({ line, slug, name, price }) => (
          <Line key={line} line={line} name={name}>
            <p className="text-muted">
              {slug} · {money(price)}
            </p>
          </Line>
        ))}
      </Lines>
    </div>
  )
}

type LinesProps = { title: string; total: number; shown: number; children: ReactNode }

function Lines({ title, total, shown, children }: LinesProps) {
  const t = useTranslations('backOffice.catalog')
  if (total === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-bold">{title}</h3>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line text-sm">
        {children}
      </ul>
      {total > shown && (
        <p className="mt-2 text-sm text-muted">
          {t('importPreview.moreLines', { count: total - shown })}
        </p>
      )}
    </section>
  )
}

type LineProps = { line: number; name: string; children: ReactNode }

function Line({ line, name, children }: LineProps) {
  const t = useTranslations('backOffice.catalog')
  return (
    <li className="flex gap-3 px-3 py-2">
      <span className="w-16 shrink-0 text-muted tabular-nums">
        {t('importPreview.line', { line })}
      </span>
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {children}
      </div>
    </li>
  )
}
