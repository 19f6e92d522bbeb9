'use client'

import { MessageSquareQuote, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { SectionNav } from '@/components/back-office/messages-nav'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/list/data-table'
import type { SavedAnswer } from '@/lib/service/messages/saved-answers/contracts'
import { DeleteSavedAnswerDialog } from './delete-saved-answer-dialog'
import { savedAnswerColumns } from './saved-answer-columns'
import { SavedAnswerDialog } from './saved-answer-dialog'
import { useSavedAnswers } from './use-saved-answers'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; answer: SavedAnswer }

/** The texts that staff put into their answers. */
export function SavedAnswersScreen() {
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  const { data: answers = [], isPending, error, refetch } = useSavedAnswers()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  return (
    <>
      <TabHeading title={t('sections.savedAnswers')} lead={t('savedAnswers.lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('savedAnswers.add')}
        </Button>
      </TabHeading>
      <SectionNav />
      {error ? (
        <LoadError title={t('savedAnswers.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('sections.savedAnswers')}
          columns={savedAnswerColumns(t, common, {
            onEdit: (answer) => setDialog({ kind: 'edit', answer }),
            onDelete: (answer) => setDialog({ kind: 'delete', answer }),
          })}
          rows={answers}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={<EmptyList icon={MessageSquareQuote} text={t('savedAnswers.empty')} />}
        />
      )}
      {dialog?.kind === 'add' && <SavedAnswerDialog onClose={close} />}
      {dialog?.kind === 'edit' && <SavedAnswerDialog answer={dialog.answer} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteSavedAnswerDialog answer={dialog.answer} onClose={close} />
      )}
    </>
  )
}
