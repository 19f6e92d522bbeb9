'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { languageName } from '@/components/back-office/language/language-name'
import type { Texts } from '@/components/back-office/language/texts'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { MailTextList } from '@/lib/mail/texts/contracts'
import { MAIL_GROUPS } from '@/lib/mail/texts/kinds'
import { useMailTextList } from './use-mail-texts'

type Row = MailTextList[number]

const columnsOf = (t: Texts<'mail'>): Column<Row>[] => [
  {
    key: 'mail',
    header: t('texts.mail'),
    className: 'min-w-48 font-semibold',
    cell: ({ kind }) => (
      <Link href={`/admin/mail-texts/${kind}`} className="text-primary-strong hover:underline">
        {t(`texts.kinds.${kind}`)}
      </Link>
    ),
  },
  {
    key: 'when',
    header: t('texts.sentWhen'),
    className: 'min-w-64 text-ink-soft',
    cell: ({ kind }) => t(`texts.when.${kind}`),
  },
  {
    key: 'words',
    header: t('texts.wording'),
    className: 'min-w-40',
    cell: ({ languages }) =>
      languages.length === 0 ? (
        <span className="text-muted">{t('texts.original')}</span>
      ) : (
        <Badge tone="brand">
          {t('texts.own', { languages: languages.map(languageName).join(', ') })}
        </Badge>
      ),
  },
]

/** The Mail texts tab: every kind of mail, and whether it says what the owner wrote. */
export function MailTextsScreen() {
  const t = useTranslations('backOffice.mail')
  const shell = useTranslations('backOffice.shell')
  const { data = [], isPending, error, refetch } = useMailTextList()
  return (
    <>
      <TabHeading title={shell('tabs.mail-texts')} lead={t('texts.lead')} />
      {error ? (
        <LoadError title={t('texts.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={shell('tabs.mail-texts')}
          columns={columnsOf(t)}
          rows={data}
          sections={MAIL_GROUPS.map(({ group, kinds }) => ({
            key: group,
            heading: (
              <h2 className="bg-canvas px-4 py-2 text-sm font-semibold text-ink-soft">
                {t(`texts.groups.${group}`)}
              </h2>
            ),
            rows: data.filter(({ kind }) => kinds.includes(kind)),
          }))}
          rowKey={({ kind }) => kind}
          isLoading={isPending}
        />
      )}
    </>
  )
}
