import type { ComponentType } from 'react';
import type { ShellView } from '#contracts/views/shell.ts';
import type { PageName } from '#domain/pages/pages.ts';
import type { ServerBuild } from 'react-router';
import type { PageContext } from './page-context.ts';

/** Pages of errors, which are shown in place of others. */
export type Problem = Extract<PageName, 'not-found' | 'error'>;

interface PageProperties {
  loaderData: unknown;
  actionData: unknown;
  params: Readonly<Record<string, string>>;
}

/** The module of a route, as the host has it from the build; one that only leads elsewhere draws nothing. */
export interface PageModule {
  default?: ComponentType<PageProperties>;
}

export interface RouteToAsk {
  routes: ServerBuild['routes'];
  request: Request;
  /** The address of the request. */
  url: URL;
  page: PageContext;
  onError: (error: unknown) => void;
}

/** What a page is drawn from. */
export interface RouteAnswer extends PageProperties {
  name: PageName;
  /** What stands around the page. */
  shell: ShellView;
  /** The page of errors that is shown in place of the page. */
  problem: Problem | undefined;
  status: number;
  headers: Headers;
}

interface DocumentToDraw extends Omit<RouteAnswer, 'status' | 'headers'> {
  url: URL;
  page: Pick<PageContext, 'address' | 'shown'>;
  Page: PageModule['default'];
  /** Our own inline scripts and styles carry this mark; nothing that came with content does. */
  mark: string;
  startScripts: readonly string[];
  /** False while parts change under the hands of whoever develops them. */
  sharesParts: boolean;
  /** The files of the styles of the page and its frame. */
  styles: readonly string[];
  /** Lists the stylesheets of a component that only the pages that use it load. */
  stylesOfComponent: (component: string) => readonly string[];
  /** Where the browser fetches styles, and the host writes none into the document. */
  fetchedStyles?: readonly string[];
}

interface DrawnDocument {
  html: string;
  /** The files of its styles, whose place in the document is still empty. */
  files: readonly string[];
}

/** What the host uses of the bundle besides its routes. */
export interface PageEntry {
  /** Undefined where what stands around the page could not be had, and so nothing can be drawn. */
  askRoute: (asked: RouteToAsk) => Promise<Response | RouteAnswer | undefined>;
  drawDocument: (toDraw: DocumentToDraw) => DrawnDocument;
}
