declare function loadBrowserPlugins(source: string): string;
export = loadBrowserPlugins;
