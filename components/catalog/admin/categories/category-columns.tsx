import { ArrowDown, ArrowUp, CornerDownRight, FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { iconPicture } from '@/components/catalog/category-icons'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminCategory } from '@/lib/catalog/category-contracts'

type Handlers = {
  positionOf: (category: AdminCategory) => { isFirst: boolean; isLast: boolean }
  onMove: (category: AdminCategory, step: -1 | 1) => void
  onAddBelow: (category: AdminCategory) => void
  onEdit: (category: AdminCategory) => void
  onDelete: (category: AdminCategory) => void
}

/** The columns of the category table. */
export function categoryColumns(handlers: Handlers): Column<AdminCategory>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      className: 'min-w-40',
      cell: ({ name, parentId, productCount }) => (
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
              {productCount.toLocaleString('en')} {productCount === 1 ? 'product' : 'products'}
            </p>
          </div>
        </div>
      ),
    },
    { key: 'icon', header: 'Icon', cell: ({ icon }) => <IconPicture name={icon} /> },
    {
      key: 'type',
      header: 'Type',
      cell: ({ parentId }) => (
        <Badge tone={parentId === null ? 'brand' : 'neutral'}>
          {parentId === null ? 'Main' : 'Sub'}
        </Badge>
      ),
    },
    {
      key: 'slug',
      header: 'Slug',
      cell: ({ slug }) => <code className="font-mono text-xs text-ink-soft">{slug}</code>,
    },
    {
      key: 'description',
      header: 'Description',
      className: 'min-w-44 max-w-sm',
      cell: ({ description }) => (
        <p className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]" title={description}>
          {description}
        </p>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      width: '1%',
      cell: (category) => <Actions category={category} {...handlers} />,
    },
  ]
}

function IconPicture({ name }: { name: string }) {
  const Picture = iconPicture(name)
  return (
    <span title={name}>
      <Picture aria-hidden className="size-5 text-ink-soft" />
      <span className="sr-only">{name}</span>
    </span>
  )
}

function Actions({ category, ...handlers }: Handlers & { category: AdminCategory }) {
  const { isFirst, isLast } = handlers.positionOf(category)
  const { name } = category
  return (
    <div className="flex items-center">
      <RowAction
        isSmall
        icon={ArrowUp}
        label={`Move ${name} up`}
        isInactive={isFirst}
        onClick={() => handlers.onMove(category, -1)}
      />
      <RowAction
        isSmall
        icon={ArrowDown}
        label={`Move ${name} down`}
        isInactive={isLast}
        onClick={() => handlers.onMove(category, 1)}
      />
      <RowAction
        isSmall
        icon={Pencil}
        label={`Edit ${name}`}
        onClick={() => handlers.onEdit(category)}
      />
      <RowAction
        isSmall
        icon={Trash2}
        label={`Delete ${name}`}
        isDanger
        onClick={() => handlers.onDelete(category)}
      />
      {category.parentId === null && (
        <RowAction
          isSmall
          icon={FolderPlus}
          label={`Add subcategory to ${name}`}
          onClick={() => handlers.onAddBelow(category)}
        />
      )}
    </div>
  )
}
