/** Where the packages of a tool are that a single command uses: fetched once. Throws one sentence when it cannot be. */
export function fetchTool(name: string, project?: string): Promise<string>
/** Whether a tool is there already. */
export function isFetched(name: string, project?: string): boolean
