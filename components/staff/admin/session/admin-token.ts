/** Where the browser keeps the token (spec: checkout, section 3). */
const KEY = 'adminToken'

export const savedToken = (): string | null => localStorage.getItem(KEY)
export const saveToken = (token: string): void => localStorage.setItem(KEY, token)
export const clearToken = (): void => localStorage.removeItem(KEY)
