import { ArrowDown, ArrowUp, CornerDownRight, FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { iconPicture } from '@/components/catalog/category-icons'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { CATEGORY_ICONS } from '@/lib/catalog/category-rules'

type Handlers = {
  positionOf: (category: AdminCategory) => { isFirst: boolean; isLast: boolean }
  onMove: (category: AdminCategory, step: -1 | 1) => void
  onAddBelow: (category: AdminCategory) => void
  onEdit: (category: AdminCategory) => void
  onDelete: (category: AdminCategory) => void
}

/** The columns of the category table. */
export function useCategoryColumns(handlers: Handlers): Column<AdminCategory>[] {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'name',
      header: common('name'),
      className: 'min-w-40',
      cell: ({ name, parentId, productCount, listedCount }) => (
        <div className={parentId === null ? '' : 'flex gap-2 ps-3'}>
          {parentId !== null && (
            <CornerDownRight
              aria-hidden
              className="mt-0.5 size-4 shrink-0 text-muted rtl:-scale-x-100"
            />
          )}
          <div>
            <p className={parentId === null ? 'font-bold' : 'font-medium'}>{name}</p>
            <p className="text-xs text-muted">
              {t('productCount', { count: productCount })}
              {listedCount !== productCount && (
                <> · {t('categories.listed', { count: listedCount })}</>
              )}
            </p>
          </div>
        </div>
      ),
    },
    { key: 'icon', header: t('categories.icon'), cell: ({ icon }) => <IconPicture name={icon} /> },
    {
      key: 'type',
      header: t('categories.type'),
      cell: ({ parentId }) => (
        <Badge tone={parentId === null ? 'brand' : 'neutral'}>
          {parentId === null ? t('categories.main') : t('categories.sub')}
        </Badge>
      ),
    },
    {
      key: 'slug',
      header: t('slug'),
      cell: ({ slug }) => <code className="font-mono text-xs text-ink-soft">{slug}</code>,
    },
    {
      key: 'description',
      header: common('description'),
      className: 'min-w-44 max-w-sm',
      cell: ({ description }) => (
        <p className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]" title={description}>
          {description}
        </p>
      ),
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {isActive ? common('active') : t('inactive')}
        </Badge>
      ),
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (category) => <Actions category={category} {...handlers} />,
    },
  ]
}

function IconPicture({ name }: { name: string }) {
  const t = useTranslations('backOffice.catalog')
  const Picture = iconPicture(name)
  const known = CATEGORY_ICONS.find((icon) => icon === name)
  const text = known ? t(`icons.${known}`) : name
  return (
    <span title={text}>
      <Picture aria-hidden className="size-5 text-ink-soft" />
      <span className="sr-only">{text}</span>
    </span>
  )
}

function Actions({ category, ...handlers }: Handlers & { category: AdminCategory }) {
  const t = useTranslations('backOffice.catalog')
  const { isFirst, isLast } = handlers.positionOf(category)
  const { name } = category
  return (
    <div className="flex items-center">
      <RowAction
        isSmall
        icon={ArrowUp}
        label={t('categories.moveUp', { name })}
        isInactive={isFirst}
        onClick={() => handlers.onMove(category, -1)}
      />
      <RowAction
        isSmall
        icon={ArrowDown}
        label={t('categories.moveDown', { name })}
        isInactive={isLast}
        onClick={() => handlers.onMove(category, 1)}
      />
      <RowAction
        isSmall
        icon={Pencil}
        label={t('categories.edit', { name })}
        onClick={() => handlers.onEdit(category)}
      />
      <RowAction
        isSmall
        icon={Trash2}
        label={t('categories.delete', { name })}
        isDanger
        onClick={() => handlers.onDelete(category)}
      />
      {category.parentId === null && (
        <RowAction
          isSmall
          icon={FolderPlus}
          label={t('categories.addBelow', { name })}
          onClick={() => handlers.onAddBelow(category)}
        />
      )}
    </div>
  )
}
