@rem npm scripts begin with "exec", which a shell of Unix knows. Windows runs this file instead.
@%*
