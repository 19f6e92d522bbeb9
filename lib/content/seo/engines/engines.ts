import { bing } from './bing/engine'
import type { SearchEngine } from './engine'
import { google } from './google/engine'

export const SEARCH_ENGINES: readonly SearchEngine[] = [google, bing]
