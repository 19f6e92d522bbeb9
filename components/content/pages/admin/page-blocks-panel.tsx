'use client'

import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { moved } from '@/components/content/blocks/admin/block-draft'
import { BlockList, type Place } from '@/components/content/blocks/admin/block-list'
import { FormError } from '@/components/forms/form-error'
import {
  type AddedBlock,
  isAdded,
  PAGE_BLOCK_KINDS,
  type PageBlock,
  storedOrder,
} from '@/lib/content/pages/page-blocks'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { PageBlockForm } from './page-block-form'
import { added, hasRoom, withBlock, withCopy, withoutBlock } from './page-blocks-draft'

type Props = {
  /** With the place of the text among them. */
  blocks: PageBlock[]
  problems: ReadonlyMap<string, string>
  language: TranslatedLocale
  onLanguage: (language: TranslatedLocale) => void
  onChange: (blocks: PageBlock[]) => void
}

/** The blocks of a page around its text. */
export function PageBlocksPanel({ blocks, problems, language, onLanguage, onChange }: Props) {
  const t = useTranslations('backOffice.pages.blocks')
  // What the server refuses it names by its place in what was sent.
  const unsent = blocks.length - storedOrder(blocks).length
  const places = blocks.map(
    (block, at): Place<AddedBlock> =>
      isAdded(block)
        ? { key: String(block.id), block, path: `blocks.${at - unsent}.` }
        : {
            key: 'content',
            name: t('content'),
            visibility: <p className="text-end text-xs text-muted">{t('contentShown')}</p>,
          },
  )
  return (
    <Panel title={t('title')} lead={t('lead')}>
      <div className="has-[p]:mb-3">
        <FormError>{problems.get('blocks')}</FormError>
      </div>
      <BlockList
        places={places}
        kinds={PAGE_BLOCK_KINDS}
        hasRoom={hasRoom(blocks)}
        problems={problems}
        language={language}
        onLanguage={onLanguage}
        onMove={(from, step) => onChange(moved(blocks, from, step))}
        onAdd={(kind) => {
          const made = added(blocks, kind)
          onChange(made.blocks)
          return made.block
        }}
        onCopy={(block) => onChange(withCopy(blocks, block))}
        onDelete={(block) => onChange(withoutBlock(blocks, block))}
        onChange={(changed) => onChange(withBlock(blocks, changed))}
        form={(props) => <PageBlockForm {...props} />}
      />
    </Panel>
  )
}
