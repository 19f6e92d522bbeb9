'use client'

import { Gift, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { downloadAdmin } from '@/components/back-office/admin-calls'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useDownload } from '@/components/back-office/use-download'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import type { AdminGiftCard } from '@/lib/cart/gift-cards/admin-contracts'
import { AddGiftCardDialog } from './add-gift-card-dialog'
import { CodeDialog } from './code-dialog'
import { EditGiftCardDialog } from './edit-gift-card-dialog'
import { useGiftCardColumns } from './gift-card-columns'
import { HistoryDialog } from './history-dialog'
import { RevealDialog } from './reveal-dialog'

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'history' | 'reveal'; giftCard: AdminGiftCard }
  | { kind: 'code'; giftCard: AdminGiftCard; code: string }

/** The Gift Cards tab. */
export function GiftCardsScreen() {
  const t = useTranslations('backOffice.gift-cards.screen')
  const column = useTranslations('backOffice.gift-cards.column')
  const [search, setSearch] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const list = usePagedList({ call: 'GET /api/admin/gift-cards', filters: { search } })
  const printing = useDownload(column('printFailed'))
  const close = () => setDialog(undefined)
  const open = (kind: 'edit' | 'history' | 'reveal') => (giftCard: AdminGiftCard) =>
    setDialog({ kind, giftCard })
  const allColumns = useGiftCardColumns({
    onHistory: open('history'),
    onEdit: open('edit'),
    onReveal: open('reveal'),
    onPrint: ({ id, lastFour }) =>
      void printing.start(() =>
        downloadAdmin('POST /api/admin/gift-cards/[id]/print', `gift-card-${lastFour}.pdf`, {
          params: { id },
        }),
      ),
  })
  const { columns, choice } = useColumns('gift-cards', allColumns)
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </TabHeading>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchInput label={t('search')} onSearch={setSearch} className="w-full sm:w-80" />
        <ColumnsButton choice={choice} />
      </div>
      <PagedTable
        list={list}
        failed={t('failed')}
        noun={t('giftCards')}
        caption={t('caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={Gift} text={t(search ? 'emptySearch' : 'empty')} />}
      />
      {dialog?.kind === 'add' && (
        <AddGiftCardDialog
          onMade={({ giftCard, code }) => setDialog({ kind: 'code', giftCard, code })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'edit' && <EditGiftCardDialog giftCard={dialog.giftCard} onClose={close} />}
      {dialog?.kind === 'history' && <HistoryDialog giftCard={dialog.giftCard} onClose={close} />}
      {dialog?.kind === 'reveal' && (
        <RevealDialog
          giftCard={dialog.giftCard}
          onRevealed={(code) => setDialog({ kind: 'code', giftCard: dialog.giftCard, code })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'code' && (
        <CodeDialog giftCard={dialog.giftCard} code={dialog.code} onClose={close} />
      )}
    </>
  )
}
