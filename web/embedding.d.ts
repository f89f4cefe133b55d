// What the game and the page around it say to each other (embedding.md). Every message has the version.

type Versioned<Message> = { bastide: 1 } & Message;

/** 0 to 5, in the order of play. */
export type Seat = number;
export type Decider = 'here' | 'elsewhere' | 'gentle' | 'steady' | 'sharp' | 'master';

export interface Setup {
  family?: string;
  players: number;
  expansions: string[];
  options: Record<string, boolean | number | string>;
  seed?: string;
  names?: string[];
  seats?: Decider[];
  [more: string]: unknown;
}

export type FromGame = Versioned<
  | { what: 'ready' }
  | {
      what: 'state';
      setup: Setup;
      scores: number[];
      /** How many decisions were made. */
      actions: number;
      over: boolean;
      who: Seat | null;
      decides: Decider | null;
      /** The key of what is asked: 'place_tile', 'deploy' … */
      asked: string | null;
    }
  | { what: 'action'; seat: Seat; /** as in saves: 'place D 0,-1 90' */ action: string; after: number }
  | { what: 'over'; scores: number[]; /** 1: a winner */ ranks: number[] }
  | { what: 'resize'; width: number; height: number; /** what it can be played in */ least: [number, number] }
  | { what: 'error'; code: ErrorCode; /** the word that was refused, or '' */ about: string }
>;

export type ToGame = Versioned<
  | { what: 'open'; link: string; /** a set-up begins at once */ begin?: boolean; here?: Seat[] }
  | { what: 'open'; save: string; here?: Seat[] }
  | { what: 'apply'; action: string; after?: number }
  | { what: 'film'; turn?: number }
  | {
      what: 'settings';
      language?: 'en' | 'cs' | 'sk';
      hints?: boolean;
      purist?: boolean;
      sounds?: boolean;
      reduced_motion?: boolean;
    }
  | { what: 'error' }
>;

/** Those of links and saves besides: 'bad_checksum', 'foreign', 'family', 'seed' … */
export type ErrorCode =
  | 'malformed'
  | 'newer_version'
  | 'unknown_message'
  | 'unreadable'
  | 'too_many'
  | 'no_game'
  | 'not_elsewhere'
  | 'out_of_step'
  | 'illegal_action'
  | 'unknown_language'
  | (string & {});
