import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { CategoryIconName } from '@/lib/catalog/category-rules'

/** Each built-in main category has its own icon. */
const BY_SLUG: Partial<Record<string, IconName>> = {
  'microsoft-office': 'file-text',
  'operating-systems': 'monitor-cog',
  'antivirus-security': 'shield-check',
  'music-photo-video': 'clapperboard',
  'business-finance': 'chart-no-axes-combined',
  'tax-preparation': 'calculator',
}

/** The icons an owner can choose; the back office draws the same (category-icons.ts). */
const CHOICES: Record<CategoryIconName, IconName> = {
  Package: 'package',
  Shield: 'shield',
  Globe: 'globe',
  Code: 'code',
  Settings: 'settings',
  Image: 'image',
  Music: 'music',
  Video: 'video',
  Game: 'gamepad-2',
  Tool: 'wrench',
  FolderTree: 'folder-tree',
}

const BY_NAME: Partial<Record<string, IconName>> = CHOICES

type CategoryIconProps = { category: { slug: string; icon: string }; className?: string }

export function CategoryIcon({ category, className }: CategoryIconProps) {
  const name = BY_SLUG[category.slug] ?? BY_NAME[category.icon] ?? 'package'
  return <Icon name={name} className={className} />
}
