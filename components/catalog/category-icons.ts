import {
  Code,
  FolderTree,
  Gamepad2,
  Globe,
  Image,
  type LucideIcon,
  Music,
  Package,
  Settings,
  Shield,
  Video,
  Wrench,
} from 'lucide-react'
import type { CategoryIconName } from '@/lib/catalog/category-rules'

/** The icons an owner can choose for a category. */
export const ICON_PICTURES: Record<CategoryIconName, LucideIcon> = {
  Package,
  Shield,
  Globe,
  Code,
  Settings,
  Image,
  Music,
  Video,
  Game: Gamepad2,
  Tool: Wrench,
  FolderTree,
}

const BY_NAME: Partial<Record<string, LucideIcon>> = ICON_PICTURES

/** The picture of an icon by its stored name. */
export const iconPicture = (name: string): LucideIcon => BY_NAME[name] ?? Package
