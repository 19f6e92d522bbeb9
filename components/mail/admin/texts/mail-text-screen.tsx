'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BackLink } from '@/components/back-office/back-link'
import { DiscardDialog } from '@/components/back-office/dialogs/leave-dialog'
import { languageName } from '@/components/back-office/language/language-name'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import type { MailTexts } from '@/lib/mail/texts/contracts'
import type { MailTextKind } from '@/lib/mail/texts/kinds'
import { MailTextForm } from './mail-text-form'
import { MailTextPreview } from './mail-text-preview'
import { useMailTexts } from './use-mail-texts'
import { isSame, valuesOf, type WordValues } from './word-values'

/** The words of a kind of mail. */
export function MailTextScreen({ kind }: { kind: MailTextKind }) {
  const t = useTranslations('backOffice.mail.texts')
  const { data, error, refetch } = useMailTexts(kind)
  return (
    <>
      <BackLink href="/admin/mail-texts">{t('back')}</BackLink>
      <TabHeading title={t(`kinds.${kind}`)} lead={t(`when.${kind}`)} />
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
      ) : data ? (
        <MailTextEditor texts={data} onUndone={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  )
}

type EditorProps = { texts: MailTexts; onUndone: () => unknown }

function MailTextEditor({ texts: { kind, texts }, onUndone }: EditorProps) {
  const t = useTranslations('backOffice.mail.texts')
  const [tab, setTab] = useState(0)
  /** What was typed by language, until it is saved. */
  const [drafts, setDrafts] = useState<Partial<Record<TranslatedLocale, WordValues>>>({})
  const isDirty = texts.some(({ language, own }) => {
    const draft = drafts[language]
    return draft !== undefined && !isSame(draft, valuesOf(own))
  })
  const guard = useLeaveGuard(isDirty)
  const setDraft = (language: TranslatedLocale, draft: WordValues | undefined) =>
    setDrafts((all) => {
      const known = all[language]
      return draft && known && isSame(draft, known) ? all : { ...all, [language]: draft }
    })
  const shown = texts[tab]
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title={t('words')} lead={t('wordsLead')} className="min-w-0">
        <Tabs
          label={t('languages')}
          chosen={tab}
          onChoose={setTab}
          tabs={texts.map((text, index) => {
            const { language, own, updatedAt } = text
            const name = languageName(language)
            return {
              id: language,
              label: Object.keys(own).length > 0 ? t('ownIn', { language: name }) : name,
              content: index === tab && (
                <MailTextForm
                  key={updatedAt}
                  kind={kind}
                  text={text}
                  draft={drafts[language]}
                  onDraft={(draft) => setDraft(language, draft)}
                  onUndone={() => {
                    setDraft(language, undefined)
                    return onUndone()
                  }}
                />
              ),
            }
          })}
        />
      </Panel>
      {shown && (
        <MailTextPreview
          kind={kind}
          language={shown.language}
          words={drafts[shown.language] ?? valuesOf(shown.own)}
        />
      )}
      <DiscardDialog guard={guard} onDiscard={() => setDrafts({})} />
    </div>
  )
}
