/** How large a picture is: what those who show links ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;
