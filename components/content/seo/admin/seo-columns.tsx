import { Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import Image from 'next/image'
import { actionsColumn } from '@/components/back-office/actions-column'
import type { Texts } from '@/components/back-office/language/texts'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { pageUrl } from '@/lib/content/seo/page-urls'
import { languageTitle } from './language-title'
import { isOwnPicture } from './share-picture-field'
import type { ListedSeoPage } from './use-seo-pages'

type Handlers = {
  onEdit: (page: ListedSeoPage) => void
  onOpenEditor: (page: ListedSeoPage) => void
  onDelete: (page: ListedSeoPage) => void
}

/** The columns of the page list. */
export function seoColumns(
  t: Texts<'seo'>,
  common: Texts<'common'>,
  handlers: Handlers,
): Column<ListedSeoPage>[] {
  return [
    {
      key: 'page',
      header: t('columns.page'),
      className: 'min-w-44',
      cell: ({ page, path, language }) => (
        <div>
          <p className="font-bold">{page}</p>
          <a
            href={pageUrl(path, language)}
            target="_blank"
            rel="noreferrer"
            className="font-mono text-xs text-ink-soft hover:underline"
          >
            {path}
            <span className="sr-only"> {t('columns.opensInNewTab')}</span>
          </a>
          {language !== 'en' && <Badge className="ms-2">{languageTitle(language)}</Badge>}
        </div>
      ),
    },
    {
      key: 'search',
      header: t('columns.search'),
      className: 'min-w-64 max-w-md',
      cell: ({ title, description }) => (
        <TwoLines first={title} second={description} className="font-medium" />
      ),
    },
    {
      key: 'keywords',
      header: t('columns.keywords'),
      className: 'min-w-32 max-w-56',
      cell: ({ keywords }) => (
        <p className="line-clamp-2 text-xs text-muted [overflow-wrap:anywhere]">{keywords}</p>
      ),
    },
    {
      key: 'social',
      header: t('columns.social'),
      className: 'min-w-52 max-w-sm',
      cell: ({ ogTitle, ogDescription, ogImage }) => (
        <div className="flex items-center gap-3">
          {isOwnPicture(ogImage) && (
            <Image
              src={ogImage}
              alt=""
              width={64}
              height={34}
              unoptimized
              className="h-8.5 w-16 shrink-0 rounded-md bg-sunken object-cover"
            />
          )}
          <TwoLines first={ogTitle} second={ogDescription} />
        </div>
      ),
    },
    actionsColumn(common('actions'), (page) => (
      <>
        <RowAction
          isSmall
          icon={Pencil}
          label={t('columns.edit', { page: page.page })}
          onClick={() => handlers.onEdit(page)}
        />
        <RowAction
          isSmall
          icon={SlidersHorizontal}
          label={t('columns.allFields', { page: page.page })}
          onClick={() => handlers.onOpenEditor(page)}
        />
        <RowAction
          isSmall
          icon={Trash2}
          label={t('columns.delete', { page: page.page })}
          isDanger
          onClick={() => handlers.onDelete(page)}
        />
      </>
    )),
  ]
}

type TwoLinesProps = { first: string; second: string; className?: string }

function TwoLines({ first, second, className = '' }: TwoLinesProps) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className={`line-clamp-1 ${className}`}>{first}</p>
      <p className="line-clamp-2 text-xs text-muted">{second}</p>
    </div>
  )
}
