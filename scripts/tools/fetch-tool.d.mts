/** Where the packages of a tool are that a single command uses: fetched once. Throws one sentence when it cannot be. */
export function fetchTool(name: string, project?: string): Promise<string>
