/** localStorage key of the session token. */
const KEY = 'adminToken'

export const savedToken = (): string | null => localStorage.getItem(KEY)
export const saveToken = (token: string): void => localStorage.setItem(KEY, token)
export const clearToken = (): void => localStorage.removeItem(KEY)
